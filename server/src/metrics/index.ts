export { Metrics } from './metrics.ts';
export { type MetricsAddress, serveMetrics } from './serve.ts';
