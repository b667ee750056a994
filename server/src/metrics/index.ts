export { HealthLog } from './health.ts';
export { Metrics } from './metrics.ts';
export { type MetricsAddress, serveMetrics } from './serve.ts';
