import type { Colour } from '@levante/golden-horn/rules';
import { Dialog } from '@levante/table/ui/dialog.tsx';
import { GoodCard } from '../art/goods.tsx';

export interface RaidChoiceProps {
  readonly title: string;
  readonly question: string;
  readonly note: string;
  readonly choices: readonly {
    readonly id: string;
    readonly label: string;
    readonly cards: readonly Colour[];
    readonly onPick: () => void;
  }[];
  readonly onClose: () => void;
}

/** Which cards a raid is made with: every set that the hand and the target's sails allow. */
export function RaidChoice({ title, question, note, choices, onClose }: RaidChoiceProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p class="question">{question}</p>
      <p class="aside">{note}</p>
      <div class="answers gh-raid">
        {choices.map(({ id, label, cards, onPick }) => (
          <button key={id} type="button" class="answer" onClick={onPick}>
            <span class="gh-raid-cards">
              {cards.map((colour, i) => (
                <GoodCard key={`${i + 1} ${colour}`} colour={colour} />
              ))}
            </span>
            <strong>{label}</strong>
          </button>
        ))}
      </div>
    </Dialog>
  );
}
