import type { Plugin } from 'vite';

/** Strips comments and whitespace between tags from SVG drawings. */
export function drawingsShort(): Plugin {
  return {
    name: 'levante-drawings-short',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.svg')) continue;
        const text = typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
        file.source = text
          .replace(/<!--.*?-->/gs, '')
          .replace(/>\s+</g, '><')
          .trim();
      }
    },
  };
}
