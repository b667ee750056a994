/** Writes one status line to standard error, apart from the output of the tools themselves. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Prints a message and ends the process with status 1. */
export function fail(line) {
  say(line);
  process.exit(1);
}
