import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ChevronIcon, FlagIcon, LampIcon, RedoIcon, UndoIcon } from '../art/icons.tsx';
import type { TurnAction } from '../match/game.ts';
import { Amount, Florins } from '../ui/figures.tsx';
import { useGivenLayout } from '../ui/layout.ts';
import { useUiWords } from '../words/index.ts';

export interface TurnStep {
  readonly text: string;
  /** A quieter second line. */
  readonly note?: string;
  /** Florins won or paid. */
  readonly amount?: number;
  /** Undoes this step and all later ones. Absent if that is not possible. */
  readonly onUndo?: () => void;
}

export interface TurnPanelProps {
  /** `Your turn`, `Bo's turn`, `Payday`. */
  readonly heading: string;
  /** Whether the person at this screen decides. */
  readonly mine: boolean;
  /** The current question, in one sentence. */
  readonly prompt: string;
  readonly steps: readonly TurnStep[];
  /** Shown before the first step. */
  readonly noSteps?: string;
  readonly actions: readonly TurnAction[];
  /** Shown above the actions. */
  readonly lead?: ComponentChildren;
  /** Whether a button ends the turn; default true. */
  readonly hasEnd?: boolean;
  readonly canEnd: boolean;
  /** Reason why the turn cannot end yet: `build first`. */
  readonly endReason: string | null;
  readonly onEnd: () => void;
  /** Said on the end button: time added to the clock. */
  readonly endNote?: string | undefined;
  /** Whether the person at this screen can act but need not: no flag. */
  readonly calm?: boolean;
  /** Label of the end button if it does not end a turn. */
  readonly endLabel?: string | undefined;
  /** Absent while there is nothing to undo. */
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
  /** Requests advice; absent where there is none. */
  readonly onHint?: (() => void) | undefined;
  /** The advice. */
  readonly hint?: ComponentChildren;
  /** Shown first on a phone: a request of another player. */
  readonly top?: ComponentChildren;
  /** Further contents: playback speed, notices. */
  readonly children?: ComponentChildren;
}

function Steps({ steps }: { steps: readonly TurnStep[] }) {
  const words = useUiWords();
  return (
    <ol class="steps" aria-label={words.steps}>
      {steps.map((step, index) => (
        <li key={`${index + 1} ${step.text}`}>
          <span class="step-number" aria-hidden="true">
            {index + 1}
          </span>
          <span class="step-text">
            {step.text}
            {step.note && <span class="aside">{step.note}</span>}
          </span>
          {step.amount !== undefined && step.amount !== 0 && <Amount amount={step.amount} />}
          {step.onUndo && (
            <button type="button" class="icon-button" aria-label={words.undoStep(step.text)} onClick={step.onUndo}>
              <UndoIcon />
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

function Action({ action }: { action: TurnAction }) {
  const can = action.disabledReason === null;
  return (
    <div class="turn-action">
      <button
        type="button"
        class={action.primary && can ? 'button button-primary button-wide' : 'button button-wide'}
        aria-disabled={can ? undefined : 'true'}
        onClick={can ? action.onPick : undefined}
      >
        {action.icon && <span class="turn-icon">{action.icon}</span>}
        <span class="turn-label">
          {action.label}
          {action.gain && <span class="turn-gain">{action.gain}</span>}
        </span>
        {can && action.price !== null && <Florins amount={action.price} />}
        {!can && <span class="button-end">{action.disabledReason}</span>}
      </button>
      {action.note && <p class="turn-note">{action.note}</p>}
    </div>
  );
}

function EndButton({ canEnd, endReason, onEnd, endLabel, endNote, primary }: TurnPanelProps & { primary: boolean }) {
  const words = useUiWords();
  return (
    <button
      type="button"
      class={canEnd && primary ? 'button button-primary button-wide turn-end' : 'button button-wide turn-end'}
      aria-disabled={canEnd ? undefined : 'true'}
      onClick={canEnd ? onEnd : undefined}
    >
      <span>{endLabel ?? words.endTurn}</span>
      {!canEnd && endReason !== null && <span class="button-end">{endReason}</span>}
      {canEnd && endNote !== undefined && <span class="button-end">{endNote}</span>}
    </button>
  );
}

interface ToolProps {
  readonly class: string;
  readonly label: string;
  /** Absent while it cannot be used. */
  readonly onUse: (() => void) | undefined;
  readonly children: ComponentChildren;
}

/** An icon button with a label for screen readers. */
function Tool({ class: name, label, onUse, children }: ToolProps) {
  return (
    <button type="button" class={name} aria-label={label} title={label} disabled={!onUse} onClick={onUse}>
      {children}
    </button>
  );
}

function TurnTools({ onUndo, onRedo, onHint }: TurnPanelProps) {
  const words = useUiWords();
  if (!onUndo && !onRedo && !onHint) return null;
  return (
    <div class="turn-undo">
      {onHint && (
        <Tool class="icon-button turn-hint" label={words.hint} onUse={onHint}>
          <LampIcon />
        </Tool>
      )}
      {(onUndo || onRedo) && (
        <>
          <Tool class="icon-button" label={words.undo} onUse={onUndo}>
            <UndoIcon />
          </Tool>
          <Tool class="icon-button" label={words.redo} onUse={onRedo}>
            <RedoIcon />
          </Tool>
        </>
      )}
    </div>
  );
}

function Prompt({ heading, prompt, mine, endLabel, calm }: TurnPanelProps) {
  return (
    <div class="turn-prompt" data-prompt="" tabIndex={-1}>
      <h2>
        {mine && endLabel === undefined && !calm && <FlagIcon />}
        {heading}
      </h2>
      <p>{prompt}</p>
    </div>
  );
}

/** The turn as a column: question, draft and actions. It scrolls, apart from the end button at the bottom. */
function TurnColumn(props: TurnPanelProps) {
  const hasFoot = props.mine && props.hasEnd !== false;
  // A turn on its way has no buttons among its steps; what scrolls must be reachable by keyboard.
  const isText = props.steps.length > 0 && props.steps.every(({ onUndo }) => !onUndo) && props.actions.length === 0;
  return (
    <section
      class="turn"
      aria-label={props.heading}
      data-mine={props.mine ? '' : undefined}
      data-ahead={props.endLabel === undefined ? undefined : ''}
    >
      <div class="turn-body" tabIndex={isText ? 0 : undefined}>
        <div class="turn-top">
          <Prompt {...props} />
          <TurnTools {...props} />
        </div>
        {props.hint}
        {props.mine && props.steps.length === 0 && props.noSteps && <p class="turn-empty">{props.noSteps}</p>}
        {props.steps.length > 0 && <Steps steps={props.steps} />}
        {props.lead}
        {props.actions.map((action) => (
          <Action key={action.id} action={action} />
        ))}
        {!hasFoot && props.children}
      </div>
      {hasFoot && (
        <div class="turn-foot">
          <EndButton {...props} primary={!props.actions.some(({ primary }) => primary)} />
          {props.children}
        </div>
      )}
    </section>
  );
}

/** The turn as a bar on phones: one sentence, the last step, undo, and one action. */
function TurnBar(props: TurnPanelProps) {
  const words = useUiWords();
  const [open, setOpen] = useState(false);
  const primary = props.actions.find((action) => action.primary && action.disabledReason === null);
  const rest = props.actions.filter((action) => action !== primary);
  // Without a primary action and an end button, the actions are the question: they are not hidden behind *more*.
  const choices = primary === undefined && props.hasEnd === false ? rest : [];
  const others = choices.length > 0 ? [] : rest;
  const last = props.steps.at(-1);
  const hasButtons = primary !== undefined || props.hasEnd !== false;
  // An end button that is disabled is hidden behind *more* while there is a primary action.
  const endWaits = primary !== undefined && props.hasEnd !== false && !props.canEnd;
  const more = (props.steps.length > 1 || others.length > 0 || props.onHint || endWaits) && (
    <button
      type="button"
      class="button bar-more"
      aria-expanded={open}
      aria-label={open ? words.less : words.more}
      onClick={() => setOpen(!open)}
    >
      <ChevronIcon />
    </button>
  );
  return (
    <section
      class="turn turn-bar"
      aria-label={props.heading}
      data-mine={props.mine ? '' : undefined}
      data-ahead={props.endLabel === undefined ? undefined : ''}
      data-open={open ? '' : undefined}
    >
      {props.top}
      <Prompt {...props} />
      {props.lead}
      {props.mine && ((!open && last) || choices.length > 0) && (
        <div class="bar-line">
          {!open && last && (
            <p>
              {last.text} {last.amount ? <Amount amount={last.amount} /> : null}
            </p>
          )}
          {choices.length > 0 && <TurnTools {...props} />}
          {!hasButtons && more}
        </div>
      )}
      {open && (
        <div class="bar-more-body">
          <Steps steps={props.steps} />
          {others.map((action) => (
            <Action key={action.id} action={action} />
          ))}
          {props.onHint && (
            <button
              type="button"
              class="button button-wide turn-hint"
              onClick={() => {
                setOpen(false);
                props.onHint?.();
              }}
            >
              <LampIcon />
              {words.hint}
            </button>
          )}
          {endWaits && <EndButton {...props} primary={false} />}
        </div>
      )}
      {choices.length > 0 && (
        <div class="bar-choices">
          {choices.map((action) => (
            <Action key={action.id} action={action} />
          ))}
        </div>
      )}
      {props.hint}
      {props.mine && hasButtons && (
        <div class="bar-buttons">
          {!props.calm && (
            <div class="bar-tools">
              <Tool class="button" label={words.undo} onUse={props.onUndo}>
                <UndoIcon />
              </Tool>
              {more}
            </div>
          )}
          {primary && <Action action={primary} />}
          {props.hasEnd !== false && !endWaits && <EndButton {...props} primary={primary === undefined} />}
        </div>
      )}
      {props.children}
    </section>
  );
}

/** Panel of the turn. Contains no rules: all sentences and buttons are input. */
export function TurnPanel(props: TurnPanelProps) {
  const layout = useGivenLayout();
  return layout === 'phone' || layout === 'across' ? <TurnBar {...props} /> : <TurnColumn {...props} />;
}
