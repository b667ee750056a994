import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

type Named = { readonly [name: string]: string | undefined };

/** An address within these pages, taken apart. */
export interface Address {
  /** Without a slash at its end. */
  readonly path: string;
  /** The parts of the path that the pattern of its page names. */
  readonly params: Named;
  /** What stands after the question mark. */
  readonly query: Named;
}

/** A page by the pattern of its path, and what fetches it: `/:name` is any part of a path, `/:name?` one that may be missing. */
export type PageAt = readonly [pattern: string, load: () => Promise<ComponentType>];

interface Shown {
  readonly Page: ComponentType;
  readonly address: Address;
}

const NOWHERE: Address = { path: '', params: {}, query: {} };

const shown = signal<Shown | null>(null);

/** The address of the page that is shown. */
export const address: ReadonlySignal<Address> = computed(() => shown.value?.address ?? NOWHERE);

/** The named parts of a path that fits a pattern, else null. */
export function paramsIn(pattern: string, path: string): Named | null {
  const form = pattern.replace(/\/:(\w+)(\??)/g, '(?:/(?<$1>[^/]+))$2');
  const found = new RegExp(`^${form}/?$`).exec(path);
  return found && { ...found.groups };
}

/** What shows the page of the address that the browser is at now. */
let show: () => Promise<void> = async () => {};
/** Whether the address was asked for here, and not by the browser going back or forward, who knows how far it was scrolled. */
let isNew = false;

/** Goes to an address within these pages. The page before stays until the other has come. */
export function openPage(href: string): void {
  history.pushState(null, '', href);
  isNew = true;
  void show();
}

/** Shows a page of these, from now on always that of the browser's address; where there is none, the last. */
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

/** Follows a link within these pages, where the browser is not asked for anything else. */
function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement && one.href !== '');
  if (!(link instanceof HTMLAnchorElement)) return;
  const isHere = link.origin === location.origin && !link.getAttribute('href')?.startsWith('#');
  if (!isHere || link.download !== '' || !/^(_self)?$/i.test(link.target)) return;
  event.preventDefault();
  openPage(link.href);
}

/** The page that is shown. */
export function Pages() {
  const { path } = address.value;
  useLayoutEffect(() => {
    if (isNew) scrollTo(0, 0);
  }, [path]);
  if (!shown.value) return null;
  const { Page } = shown.value;
  return <Page />;
}

/** Installs the page; null where the browser does not offer it, or has been taken at its word. */
export const install: Signal<(() => void) | null> = signal(null);
