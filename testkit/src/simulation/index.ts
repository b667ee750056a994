export { drawItem } from './draw-item.ts';
export { interceptCalls, replaceMethods } from './intercept-calls.ts';
export { SimulatedProcess, type Transit } from './simulated-process.ts';
export { World } from './world.ts';
