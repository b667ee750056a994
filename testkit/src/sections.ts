/**
 * Replaces one section of a results page: from its first-level heading (`# …`) to the next. A new section is appended.
 * Other sections stay.
 */
export function replaceSection(page: string, section: string): string {
  const heading = section.split('\n', 1)[0];
  const sections = page.split(/^(?=# )/m).filter((one) => one.trim() !== '');
  const at = sections.findIndex((one) => one.split('\n', 1)[0] === heading);
  const replaced = sections.map((one, i) => (i === at ? section : one));
  if (at < 0) replaced.push(section);
  return `${replaced.map((one) => one.trimEnd()).join('\n\n')}\n`;
}
