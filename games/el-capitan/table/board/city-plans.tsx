import { Florins } from '@levante/table/ui/figures.tsx';
import { HouseArt } from '../art/house.tsx';
import type { PlanChoice, PlanWay } from '../match/props.ts';
import { boardWords } from './words/en.ts';

interface CityPlansProps {
  readonly choices: readonly PlanChoice[];
  readonly choice: PlanChoice;
  readonly way: PlanWay;
  readonly onChoose: (choice: PlanChoice, way: PlanWay | null) => void;
}

/** What can be built in a city that was opened: a switch of sites, the ways there, and the steps with their prices. */
export function CityPlans({ choices, choice, way, onChoose }: CityPlansProps) {
  const words = boardWords.value;
  return (
    <div class="city-plans">
      {choices.length > 1 && (
        <fieldset class="plan-switch">
          <legend class="unseen">{words.planChoices}</legend>
          {choices.map((one) => (
            <label key={one.id}>
              <input
                type="radio"
                name="plan-choice"
                class="unseen"
                checked={one === choice}
                onChange={() => onChoose(one, null)}
              />
              <span>
                <strong>{one.label}</strong> {one.note}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {choice.ways.length > 1 && (
        <fieldset class="plan-ways">
          <legend>{words.planWays(choice.ways.length)}</legend>
          {choice.ways.map((one) => (
            <label key={one.id}>
              <input type="radio" name="plan-way" checked={one === way} onChange={() => onChoose(choice, one)} />
              <span>{one.approach}</span>
              <Florins amount={one.price} />
            </label>
          ))}
        </fieldset>
      )}
      <ol class="plan-steps" aria-label={words.planSteps}>
        {way.steps.map((step, index) => (
          <li key={step.text}>
            <span class="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <span class="step-text">{step.text}</span>
            {step.price > 0 ? <Florins amount={step.price} /> : <span class="aside">{words.free}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The foot of an opened city: what will be done, what is left, and the one button that does all of it. */
export function PlanFoot({ way, seat, onGo }: { way: PlanWay; seat: number; onGo: () => void }) {
  const words = boardWords.value;
  return (
    <div class="large-ask">
      <p class="plan-said">
        <strong>{way.title}</strong>
        <span>{way.left}</span>
      </p>
      <button type="button" class="button button-primary button-wide plan-go" onClick={onGo}>
        <span class="turn-icon">
          <HouseArt seat={seat} neutral={false} />
        </span>
        <span>{words.go}</span>
        <Florins amount={way.price} />
      </button>
    </div>
  );
}
