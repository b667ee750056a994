const CHECK_MS = 500;

/**
 * Sends SIGTERM to this process when its parent has ended. `npm` starts a shell that ends at a signal without passing it on,
 * which would leave this process running with no way to stop it.
 */
export function endWithParent() {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS);
  check.unref();
}
