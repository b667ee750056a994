interface OnOffProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly disabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Switch without visible text, next to its subject. */
export function OnOffSwitch({ label, isOn, disabled = false, onChange }: OnOffProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      class="notify-switch"
      aria-label={label}
      aria-checked={isOn}
      checked={isOn}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
