import { isObject } from '@levante/contract';

/** Returns the path of the first difference between two plain values, or null if they are equal. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return path;
    return firstOf(a.keys(), (i) => firstDifference(a[i], b[i], `${path}/${i}`));
  }
  if (isObject(a) && isObject(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return firstOf(keys, (key) => {
      const there = `${path}/${key}`;
      return Object.hasOwn(a, key) && Object.hasOwn(b, key) ? firstDifference(a[key], b[key], there) : there;
    });
  }
  return a === b ? null : path;
}

function firstOf<T>(items: Iterable<T>, find: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
