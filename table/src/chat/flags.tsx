import type { Signal } from '@levante/wire';
import type { VNode } from 'preact';

const [RED, BLUE, GOLD, WHITE] = ['#b92d17', '#2f5f95', '#e0ae33', '#fffdf6'];

const field = (fill: string): VNode => <rect width="30" height="20" fill={fill} />;

/** Designs of our own, 30 by 20, in four colours that remain distinct without hue: each has another figure. */
const DESIGNS: { readonly [S in Signal]: VNode } = {
  hello: (
    <>
      {field(WHITE)}
      <path d="M0 0h30v6.7H0zM0 13.3h30V20H0z" fill={BLUE} />
    </>
  ),
  'good-luck': (
    <>
      {field(GOLD)}
      <circle cx="15" cy="10" r="5.5" fill={RED} />
    </>
  ),
  'well-played': (
    <>
      {field(WHITE)}
      <path d="M0 8h30v4H0zM13 0h4v20h-4z" fill={BLUE} />
    </>
  ),
  'thank-you': (
    <>
      {field(BLUE)}
      <path d="M15 0h15v20H15z" fill={GOLD} />
    </>
  ),
  sorry: (
    <>
      {field(BLUE)}
      <path d="M9 5h12v10H9z" fill={WHITE} />
    </>
  ),
  ouch: (
    <>
      {field(RED)}
      <path d="M0 0h30L0 20z" fill={GOLD} />
    </>
  ),
  'one-moment': (
    <>
      {field(WHITE)}
      <path d="M0 0h10v20H0zM20 0h10v20H20z" fill={RED} />
    </>
  ),
  'take-your-time': (
    <>
      {field(GOLD)}
      <path d="M0 0h30L15 10zM0 20h30L15 10z" fill={BLUE} />
    </>
  ),
  lucky: (
    <>
      {field(WHITE)}
      <path d="M15 2l6 8-6 8-6-8z" fill={RED} />
    </>
  ),
  yes: (
    <>
      {field(BLUE)}
      <path d="M0 6.7h30v6.6H0z" fill={WHITE} />
      <path d="M0 8.5h30v3H0z" fill={RED} />
    </>
  ),
  no: (
    <>
      {field(WHITE)}
      <path d="M0 0h15v10H0zM15 10h15v10H15z" fill={BLUE} />
    </>
  ),
  'good-game': (
    <>
      {field(RED)}
      <path d="M0 0l30 20M30 0L0 20" stroke={WHITE} stroke-width="4.5" />
    </>
  ),
};

/** The flag of a signal on its staff. Text next to it, or its label, has the meaning. */
export function SignalFlag({ signal }: { readonly signal: Signal }) {
  return (
    <svg class="signal-flag" viewBox="-3 -1 35 24" aria-hidden="true">
      <path d="M-1.5 -1v24" stroke="currentColor" stroke-width="2" />
      {DESIGNS[signal]}
      <rect x="0" y="0" width="30" height="20" fill="none" stroke="#2a221b" stroke-width="1.4" />
    </svg>
  );
}
