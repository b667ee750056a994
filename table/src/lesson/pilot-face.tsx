/** The pilot: a bearded head under a cap. */
export const PilotFace = () => (
  <svg class="pilot-face" viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="32" r="30.5" fill="var(--harbour)" stroke="var(--piece-line)" stroke-width="2" />
    <path
      d="M12 58Q16 46 32 46T52 58A30 30 0 0 1 12 58Z"
      fill="var(--verd)"
      stroke="var(--piece-line)"
      stroke-width="1.6"
    />
    <path d="M19 27H45V38Q45 52 32 52T19 38Z" fill="#e8c39a" stroke="var(--piece-line)" stroke-width="1.6" />
    <path
      d="M19 33Q22 41 26 40Q32 37 38 40Q42 41 45 33V40Q45 55 32 55T19 40Z"
      fill="#f3ead6"
      stroke="var(--piece-line)"
      stroke-width="1.6"
    />
    <path
      d="M28.5 45.5Q32 47.5 35.5 45.5"
      fill="none"
      stroke="var(--piece-line)"
      stroke-width="1.6"
      stroke-linecap="round"
    />
    <circle cx="26.5" cy="33" r="1.7" fill="#2b2118" />
    <circle cx="37.5" cy="33" r="1.7" fill="#2b2118" />
    <path d="M16 27Q15 12 32 11T48 27Z" fill="#2f6f86" stroke="var(--piece-line)" stroke-width="1.6" />
    <path d="M15 24H49V29H15Z" fill="var(--gold)" stroke="var(--piece-line)" stroke-width="1.6" />
  </svg>
);
