/** One plain line about what is being done, apart from the output of the tools themselves. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Ends the process with a plain word. */
export function fail(line) {
  say(line);
  process.exit(1);
}
