import './city-plans.css';
import type { CityCode } from '@levante/el-capitan/rules';
import { BackIcon, ForwardIcon } from '@levante/table/art/icons.tsx';
import { HintBody } from '@levante/table/pointing/hint.tsx';
import { canDo, PointerContext, type PointerContextValue } from '@levante/table/pointing/pointing.ts';
import { Dialog } from '@levante/table/ui/dialog.tsx';
import { Florins } from '@levante/table/ui/figures.tsx';
import { useMemo, useState } from 'preact/hooks';
import { HouseArt } from '../art/pieces.tsx';
import { cityCodeIn } from '../match/geometry.ts';
import {
  type PlanChoice,
  type PlanOption,
  type Pointing,
  type Scope,
  TableContext,
  type Target,
  useTable,
} from '../match/props.ts';
import { tableWords } from '../match/words/index.ts';
import { CityPayday } from '../payday/tile-payday.tsx';
import { CityTile } from './city-tile.tsx';
import { boardWords } from './words/index.ts';

const same = (a: Target, b: Target): boolean => JSON.stringify(a) === JSON.stringify(b);

interface CityLargeProps {
  readonly code: CityCode;
  readonly onOpen: (code: CityCode | null) => void;
}

/** The plan selected in an open city; null selects the first. */
interface Chosen {
  readonly choice: string | null;
  readonly option: string | null;
}

const FIRST: Chosen = { choice: null, option: null };

/**
 * A city opened over the chart. It shows the cheapest plan, which one button carries out; tapping a site changes the
 * plan. Other taps show the hint below the city with a button, since touch cannot hover.
 */
export function CityLarge({ code, onOpen }: CityLargeProps) {
  const table = useTable();
  const words = boardWords.value;
  const [selected, setSelected] = useState<Target | null>(null);
  const [chosen, setChosen] = useState(FIRST);
  const { props } = table;
  const choices = useMemo(() => props.offers.get(code)?.choices() ?? [], [props.offers, code]);
  const codes = props.cities.flatMap((city) => cityCodeIn(props.state, city.code) ?? []);
  const index = codes.indexOf(code);
  const board = props.cities[index];
  const city = props.state.cities[code];
  if (board === undefined || city === undefined) return null;

  const before = codes.at(index - 1) ?? code;
  const after = codes[(index + 1) % codes.length] ?? code;
  const turnTo = (next: CityCode) => {
    setSelected(null);
    setChosen(FIRST);
    onOpen(next);
  };
  const choice = choices.find(({ id }) => id === chosen.choice) ?? choices[0];
  const option = choice?.options.find(({ id }) => id === chosen.option) ?? choice?.options[0];
  const marked = selected ?? choice?.target ?? null;
  const pointing: Pointing = {
    ...props.pointing,
    sign: (target) => (marked !== null && same(marked, target) ? 'chosen' : props.pointing.sign(target)),
    pick: (target) => {
      const meant = choices.find((one) => same(one.target, target)) ?? (target.on === 'city' ? choices[0] : undefined);
      setSelected(meant ? null : target);
      if (meant) setChosen({ choice: meant.id, option: null });
      props.pointing.point(target);
    },
  };
  const scope: Scope = { ...table, props: { ...props, pointing } };
  const hand: PointerContextValue = { pointing, names: props.names, point: () => undefined };
  const hint = selected === null ? null : props.pointing.hint(selected);
  const sign = selected === null ? null : props.pointing.sign(selected);

  const head = (
    <nav class="large-nav">
      <button
        type="button"
        class="large-turn"
        aria-label={words.previousCity(tableWords.value.city(before))}
        onClick={() => turnTo(before)}
      >
        <BackIcon /> {tableWords.value.city(before)}
      </button>
      <button
        type="button"
        class="large-turn"
        aria-label={words.nextCity(tableWords.value.city(after))}
        onClick={() => turnTo(after)}
      >
        {tableWords.value.city(after)} <ForwardIcon />
      </button>
    </nav>
  );
  const go = (act: () => void) => {
    act();
    onOpen(null);
  };
  const hintFoot = hint && (
    <div class="large-ask">
      <HintBody hint={hint} />
      {selected !== null && canDo(sign) && (
        <button
          type="button"
          class="button button-primary button-wide"
          onClick={() => go(() => props.pointing.pick(selected))}
        >
          <span>{hint.title}</span>
          {hint.price !== null && <Florins amount={hint.price} />}
        </button>
      )}
    </div>
  );
  const foot =
    selected === null && option ? (
      <PlanFoot option={option} seat={props.state.seat ?? 0} onGo={() => go(option.choose)} />
    ) : (
      hintFoot
    );
  return (
    <Dialog title={tableWords.value.city(code)} form="sheet" onClose={() => onOpen(null)} head={head} foot={foot}>
      <TableContext.Provider value={scope}>
        <PointerContext.Provider value={hand}>
          <div class="large-city" data-spatial="">
            <CityTile board={board} code={code} city={city} large />
          </div>
          {choice && option ? (
            <CityPlans
              choices={choices}
              choice={choice}
              option={option}
              onChoose={(one, other) => {
                setSelected(null);
                setChosen({ choice: one.id, option: other?.id ?? null });
              }}
            />
          ) : (
            hint === null && <p class="aside">{words.tapHint}</p>
          )}
          <CityPayday code={code} />
        </PointerContext.Provider>
      </TableContext.Provider>
    </Dialog>
  );
}

interface CityPlansProps {
  readonly choices: readonly PlanChoice[];
  readonly choice: PlanChoice;
  readonly option: PlanOption;
  readonly onChoose: (choice: PlanChoice, option: PlanOption | null) => void;
}

/** Plans for an open city: a choice of sites, routes, and steps with prices. */
export function CityPlans({ choices, choice, option, onChoose }: CityPlansProps) {
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
      {choice.options.length > 1 && (
        <fieldset class="plan-ways">
          <legend>{words.planOptions(choice.options.length)}</legend>
          {choice.options.map((one) => (
            <label key={one.id}>
              <input type="radio" name="plan-way" checked={one === option} onChange={() => onChoose(choice, one)} />
              <span>{one.approach}</span>
              <Florins amount={one.price} />
            </label>
          ))}
        </fieldset>
      )}
      <ol class="plan-steps" aria-label={words.planSteps}>
        {option.steps.map((step, index) => (
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

/** The foot of an open city: the plan's result and the button that carries it out. */
export function PlanFoot({ option, seat, onGo }: { option: PlanOption; seat: number; onGo: () => void }) {
  const words = boardWords.value;
  return (
    <div class="large-ask">
      <p class="plan-text">
        <strong>{option.title}</strong>
        <span>{option.left}</span>
      </p>
      <button type="button" class="button button-primary button-wide plan-go" onClick={onGo}>
        <span class="turn-icon">
          <HouseArt seat={seat} neutral={false} />
        </span>
        <span>{words.go}</span>
        <Florins amount={option.price} />
      </button>
    </div>
  );
}
