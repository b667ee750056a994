export { HealthLog } from './health.ts';
export { type Gauges, Metrics } from './metrics.ts';
export { type MetricsAddress, serveMetrics } from './serve.ts';
