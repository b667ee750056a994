import { ShutIcon } from '@levante/table/art/icons.tsx';
import { Dialog } from '@levante/table/ui/dialog.tsx';
import type { ComponentChildren } from 'preact';
import { HouseArt } from '../art/pieces.tsx';
import { useTable } from '../match/props.ts';
import { tableWords } from '../match/words/index.ts';
import { boardWords } from './words/index.ts';

function Sign({ children, text }: { children: ComponentChildren; text: string }) {
  return (
    <li>
      <span class="legend-sign" aria-hidden="true">
        {children}
      </span>
      <span>{text}</span>
    </li>
  );
}

export function LegendSheet({ onClose }: { onClose: () => void }) {
  const { props } = useTable();
  const words = boardWords.value;
  const signs = words.signList;
  const cell = (data: Record<string, string>, text: string) => (
    <span class="site" {...data}>
      <span class="site-value">{text}</span>
    </span>
  );
  return (
    <Dialog title={tableWords.value.signs} onClose={onClose}>
      <ul class="legend">
        <Sign text={signs.next}>{cell({ 'data-next': 'one' }, '12')}</Sign>
        <Sign text={signs.choice}>{cell({ 'data-next': 'choice' }, '0')}</Sign>
        <Sign text={signs.dark}>{cell({ 'data-dark': '' }, '24')}</Sign>
        {props.triangle && (
          <Sign text={signs.triangle}>
            <span class="site" data-dark="">
              <span class="site-value">16</span>
              <span class="site-glyph">△</span>
            </span>
          </Sign>
        )}
        <Sign text={signs.counts}>{cell({ 'data-counts': '' }, '18')}</Sign>
        <Sign text={signs.last}>
          <span class="site site-last">
            <span class="site-value">16</span>
          </span>
        </Sign>
        <Sign text={signs.shut}>
          <span class="tile-shut">
            <ShutIcon />
            <HouseArt seat={0} />
          </span>
        </Sign>
        <Sign text={signs.legal}>{cell({ 'data-sign': 'legal' }, '14')}</Sign>
        <Sign text={signs.reach}>{cell({ 'data-sign': 'reach' }, '')}</Sign>
        {props.names.length === 2 && (
          <Sign text={signs.neutral}>
            <HouseArt seat={0} neutral />
          </Sign>
        )}
      </ul>
    </Dialog>
  );
}
