import { LineIcon } from '@levante/table/art/icons.tsx';
import type { NotificationChannel } from '@levante/wire';

const SHAPES: { readonly [K in NotificationChannel['kind']]: string } = {
  push: 'M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5ZM11 18.5h2',
  email: 'M3 6h18v12.5H3ZM3.5 6.5 12 13.5l8.5-7',
  webhook:
    'M12 4.5a3 3 0 0 1 2.9 3.8c-.2.9-.9 1.7-1.4 2.6l3 5.1M12 4.5a3 3 0 0 0-2.4 4.8M17.5 14.5a3 3 0 1 1-2.3 5M9.6 9.3 6.5 15.2M15 18H9.6A3 3 0 1 1 6 14.7',
};

/** Icon of a kind of channel. */
export const ChannelIcon = ({ kind }: { readonly kind: NotificationChannel['kind'] }) => (
  <LineIcon>
    <path d={SHAPES[kind]} />
  </LineIcon>
);

export const PlusIcon = () => (
  <LineIcon>
    <path d="M12 5v14M5 12h14" />
  </LineIcon>
);

export const WarningIcon = () => (
  <LineIcon>
    <path d="M12 4 22 20H2ZM12 10v4.5M12 17.2v.1" />
  </LineIcon>
);

export const BellIcon = () => (
  <LineIcon>
    <path d="M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM10 20.5a2 2 0 0 0 4 0" />
  </LineIcon>
);
