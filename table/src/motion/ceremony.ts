import { useEffect, useState } from 'preact/hooks';

/** Whether the show of an end is still going on: any key or press ends it. Nothing waits for it. */
export function useCeremony(): boolean {
  const [on, setOn] = useState(true);
  useEffect(() => {
    if (!on) return;
    const end = () => setOn(false);
    document.addEventListener('keydown', end);
    document.addEventListener('pointerdown', end);
    return () => {
      document.removeEventListener('keydown', end);
      document.removeEventListener('pointerdown', end);
    };
  }, [on]);
  return on;
}

/** Escape closes the end, unless a sheet lies over it. */
export function useWayOut(onClose: () => void): void {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onClose]);
}
