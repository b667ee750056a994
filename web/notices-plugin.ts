import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { noticesOf, noticesText } from '../tools/lib/notices.mjs';

const ROOT = import.meta.dirname;

/** File names of the notices: plain text for readers, JSON for the licences page. */
const TEXT = 'NOTICES.txt';
const DATA = 'notices.json';

/** Collects the licences of all bundled packages and fonts, including workers'. */
export function notices(): { readonly page: Plugin; readonly worker: () => Plugin } {
  const files = new Set<string>();
  const collect: Plugin['generateBundle'] = (_, bundle) => {
    for (const output of Object.values(bundle)) {
      const sources = output.type === 'chunk' ? output.moduleIds : output.originalFileNames;
      for (const source of sources) files.add(resolve(ROOT, source.replace(/^\0/, '').replace(/\?.*$/, '')));
    }
  };
  return {
    worker: () => ({ name: 'levante-worker-notices', apply: 'build', generateBundle: collect }),
    page: {
      name: 'levante-notices',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(options, bundle, isWrite) {
          collect.call(this, options, bundle, isWrite);
          const found = noticesOf(files);
          this.emitFile({ type: 'asset', fileName: TEXT, source: noticesText(found) });
          this.emitFile({ type: 'asset', fileName: DATA, source: JSON.stringify(found) });
        },
      },
    },
  };
}
