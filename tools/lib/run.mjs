import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

const onWindows = process.platform === 'win32';

/** Runs a command in the project's root with inherited output; returns its exit status (1 if it could not be started). */
export function run(command, args, { env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: onWindows && command === 'npm',
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a command in a folder (default: the project's root) and captures its output: `{ status, output }`. */
export function capture(command, args, cwd = root) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ status: 1, output: String(error.message) }));
    child.on('close', (code) => resolve({ status: code ?? 1, output }));
  });
}
