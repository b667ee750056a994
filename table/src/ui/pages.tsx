import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { reloadIfThere } from '../lib/lazy.ts';

type Named = { readonly [name: string]: string | undefined };

export interface Address {
  /** Without a trailing slash. */
  readonly path: string;
  /** Named parts of the path, as defined by the page's pattern. */
  readonly params: Named;
  readonly query: Named;
}

/** A page with the pattern of its path: `/:name` is any part of a path, `/:name?` an optional one. */
export type PageAt = readonly [pattern: string, load: () => Promise<ComponentType>];

interface Shown {
  readonly Page: ComponentType;
  readonly address: Address;
}

const NOWHERE: Address = { path: '', params: {}, query: {} };

const shown = signal<Shown | null>(null);

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
/** Whether the page of the address could not be fetched. */
let isMissing = false;

/**
 * Navigates to an address of this client. The current page stays until the next one is loaded. With `replace`, going back
 * skips the current page.
 */
export function openPage(href: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', href);
  isNew = true;
  void show();
}

/** Tries again to show a page that could not be fetched. Some browsers request a failed module only once. */
export async function retryPage(): Promise<void> {
  await show();
  if (isMissing) await reloadIfThere();
}

/**
 * Starts to show the page of the browser's address: the last page if none matches, `Missing` if it cannot be fetched.
 */
export function startPages(pages: readonly PageAt[], Missing: ComponentType): void {
  const come = new Map<PageAt, ComponentType>();
  let visits = 0;
  show = async () => {
    visits += 1;
    const visit = visits;
    const { pathname, search } = location;
    const page = pages.find(([pattern]) => paramsIn(pattern, pathname)) ?? pages.at(-1);
    if (!page) return;
    const [pattern, load] = page;
    const loaded = come.get(page) ?? (await load().catch(() => null));
    if (loaded !== null) come.set(page, loaded);
    if (visit !== visits) return;
    isMissing = loaded === null;
    const Page = loaded ?? Missing;
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

/** Focuses the heading of a page whose link has disappeared with the previous page, so that a screen reader reads it. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Renders the page of the current address. */
export function Pages() {
  const { path } = address.value;
  const Page = shown.value?.Page ?? null;
  const previous = useRef('');
  useLayoutEffect(() => {
    if (isNew) scrollTo(0, 0);
    if (previous.current !== '') focusHeading();
    previous.current = path;
  }, [path, Page]);
  return Page && <Page />;
}

/** Place of the strip: below the header of a page, or over the table of a match, where space is short. */
export interface PageStripProps {
  readonly place: 'page' | 'match';
}

/** A strip on every page, or null. */
export const pageStrip: Signal<ComponentType<PageStripProps> | null> = signal(null);

/** Installs the client; null if the browser does not offer it, or after it was accepted. */
export const install: Signal<(() => void) | null> = signal(null);
