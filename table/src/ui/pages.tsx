import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

type Named = { readonly [name: string]: string | undefined };

/** The parsed address of a page. */
export interface Address {
  /** Without a trailing slash. */
  readonly path: string;
  /** Parts of the path, by the names in the page's pattern. */
  readonly params: Named;
  /** The query parameters. */
  readonly query: Named;
}

/** A page by the pattern of its path: `/:name` is any part of a path, `/:name?` an optional one. */
export type PageAt = readonly [pattern: string, load: () => Promise<ComponentType>];

interface Shown {
  readonly Page: ComponentType;
  readonly address: Address;
}

const NOWHERE: Address = { path: '', params: {}, query: {} };

const shown = signal<Shown | null>(null);

/** Address of the current page. */
export const address: ReadonlySignal<Address> = computed(() => shown.value?.address ?? NOWHERE);

/** Returns the named parts of a path that matches a pattern, otherwise null. */
export function paramsIn(pattern: string, path: string): Named | null {
  const form = pattern.replace(/\/:(\w+)(\??)/g, '(?:/(?<$1>[^/]+))$2');
  const found = new RegExp(`^${form}/?$`).exec(path);
  return found && { ...found.groups };
}

/** Shows the page of the browser's address. */
let show: () => Promise<void> = async () => {};
/** Whether the address was opened by a link: going back or forward restores the scroll position. */
let isNew = false;

/**
 * Navigates to an address of this client. The current page stays until the next one is loaded. With `replace`, going back
 * skips the current page.
 */
export function openPage(href: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', href);
  isNew = true;
  void show();
}

/** Shows the page of the browser's address from now on; the last one if none matches. */
export function startPages(pages: readonly PageAt[]): void {
  const come = new Map<PageAt, ComponentType>();
  let visits = 0;
  show = async () => {
    visits += 1;
    const visit = visits;
    const { pathname, search } = location;
    const page = pages.find(([pattern]) => paramsIn(pattern, pathname)) ?? pages.at(-1);
    if (!page) return;
    const [pattern, load] = page;
    const Page = come.get(page) ?? (await load());
    come.set(page, Page);
    if (visit !== visits) return;
    const query = Object.fromEntries(new URLSearchParams(search));
    const path = pathname.replace(/\/+$/, '') || '/';
    shown.value = { Page, address: { path, params: paramsIn(pattern, pathname) ?? {}, query } };
  };
  addEventListener('click', follow);
  addEventListener('popstate', () => {
    isNew = false;
    void show();
  });
  void show();
}

/** Follows links within this client, unless the browser is asked for something else. */
function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement && one.href !== '');
  if (!(link instanceof HTMLAnchorElement)) return;
  const isHere = link.origin === location.origin && !link.getAttribute('href')?.startsWith('#');
  if (!isHere || link.download !== '' || !/^(_self)?$/i.test(link.target)) return;
  event.preventDefault();
  openPage(link.href);
}

/** Renders the page of the current address. */
export function Pages() {
  const { path } = address.value;
  useLayoutEffect(() => {
    if (isNew) scrollTo(0, 0);
  }, [path]);
  if (!shown.value) return null;
  const { Page } = shown.value;
  return <Page />;
}

/** Installs the client; null where the browser does not offer it, or after it was accepted. */
export const install: Signal<(() => void) | null> = signal(null);
