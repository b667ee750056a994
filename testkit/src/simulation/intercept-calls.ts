/**
 * Returns an object whose methods are called through a function, which decides the time of the call and the fate of its
 * reply.
 */
export function interceptCalls<T extends object>(
  target: T,
  call: (run: () => Promise<unknown>, name: string) => Promise<unknown>,
): T {
  return new Proxy(target, {
    get: (_, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => call(async () => await member.apply(target, args), String(name));
    },
  });
}

/** Returns an object with some of its methods replaced. */
export function replaceMethods<T extends object>(target: T, methods: Partial<T>): T {
  return new Proxy(target, {
    get: (_, name) => {
      const member: unknown = Reflect.get(Object.hasOwn(methods, name) ? methods : target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}
