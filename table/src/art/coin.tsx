/** A florin. */
export function Coin() {
  return (
    <svg class="art-coin" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.9" fill="var(--coin)" stroke="var(--coin-line)" stroke-width="1.5" />
      <path d="M8 4L11 8L8 12L5 8Z" fill="var(--coin-line)" />
    </svg>
  );
}
