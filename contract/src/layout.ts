import { CHECKED, type Ints, setWord } from './access.ts';
import { hashWords } from './hash.ts';

/**
 * Memory layout of a game's state, described once as named fields: the block of bytes, its typed views, copying and hashing
 * follow from the description. A game composes it from slices that its parts own.
 */

/** Kinds of field: one 32-bit integer, read and written as a property; or a list of integers of 32, 16 or 8 bits. */
export type Kind = 'scalar' | 'words' | 'shorts' | 'bytes';

/** A named part of a state. Derived fields are copied, but not hashed. */
export interface LayoutField<K extends Kind = Kind> {
  readonly kind: K;
  readonly length: number;
  readonly derived: boolean;
}

/** Description of a state: fields by name, in the order of their names. */
export type Fields = { readonly [name: string]: LayoutField };

/** A 32-bit integer. */
export const scalar = (): LayoutField<'scalar'> => ({ kind: 'scalar', length: 1, derived: false });
/** A list of 32-bit integers. */
export const words = (length: number): LayoutField<'words'> => ({ kind: 'words', length, derived: false });
/** A list of 16-bit integers. */
export const shorts = (length: number): LayoutField<'shorts'> => ({ kind: 'shorts', length, derived: false });
/** A list of 8-bit integers, -128 … 127. */
export const bytes = (length: number): LayoutField<'bytes'> => ({ kind: 'bytes', length, derived: false });
/** Marks a field as derived from the others. */
export const derived = <K extends Kind>(field: LayoutField<K>): LayoutField<K> => ({ ...field, derived: true });

type List<K extends Kind> = K extends 'words' ? Int32Array : K extends 'shorts' ? Int16Array : Int8Array;

/** State class of a description: a property for each field; lists are readonly properties. */
export type StateOf<F extends Fields> = {
  readonly [N in keyof F as F[N]['kind'] extends 'scalar' ? never : N]: List<F[N]['kind']>;
} & { -readonly [N in keyof F as F[N]['kind'] extends 'scalar' ? N : never]: number } & Block;

/** Members of every state. All numbers start at 0. */
export interface Block {
  /** Hash of 53 bits over the fields that are not derived (see `Game.hash`). */
  readonly hash: number;
  /** Copies all fields from another state of the same layout, in one operation. */
  copyFrom(other: this): void;
}

/** A compiled description. */
export interface Layout<F extends Fields> {
  /** Base class of its states, extended by the game's own class. */
  readonly State: new () => StateOf<F>;
  /** Names of the primary and of the derived fields, each in the order of the description. */
  readonly primary: readonly FieldName<F>[];
  readonly derived: readonly FieldName<F>[];
  /** Returns a copy of a field's numbers; a scalar has one number. */
  valuesOf(state: StateOf<F>, name: FieldName<F>): readonly number[];
  /** Overwrites every number of a field. */
  fill(state: StateOf<F>, name: FieldName<F>, value: number): void;
}

export type FieldName<F extends Fields> = keyof F & string;

const VIEWS = { scalar: Int32Array, words: Int32Array, shorts: Int16Array, bytes: Int8Array };
const WORD = Int32Array.BYTES_PER_ELEMENT;
/** Number of states that share one allocation: a separate `ArrayBuffer` for each costs more than all its views. */
const SHARED = 16;

/** Position of a field in the block. */
interface Spot extends LayoutField {
  readonly name: string;
  readonly offset: number;
}

interface Plan {
  readonly spots: readonly Spot[];
  /** Number of words of the primary part, which comes first, and of the whole block. */
  readonly primary: number;
  readonly whole: number;
}

/**
 * Lays out primary fields first and, in each part, wider integers first, so that every field is aligned; each part fills
 * whole words.
 */
function planOf(fields: Fields): Plan {
  const spots: Spot[] = [];
  let end = 0;
  const place = (isDerived: boolean): number => {
    for (const width of [4, 2, 1]) {
      for (const [name, field] of Object.entries(fields)) {
        if (field.derived !== isDerived || VIEWS[field.kind].BYTES_PER_ELEMENT !== width) continue;
        spots.push({ ...field, name, offset: end });
        end += width * field.length;
      }
    }
    end = Math.ceil(end / WORD) * WORD;
    return end / WORD;
  };
  return { primary: place(false), whole: place(true), spots };
}

/**
 * Returns the state class of a plan. Lists are own properties of each state, which V8 reads fastest; scalars are accessors
 * on the prototype, which it compiles to a plain read of the block.
 */
function classOf({ spots, primary, whole }: Plan) {
  const lists = spots.filter(({ kind }) => kind !== 'scalar').map((spot) => ({ ...spot, View: VIEWS[spot.kind] }));
  const size = whole * WORD;
  let shared = new ArrayBuffer(0);
  let used = 0;
  /** Class whose shape V8 has already seen. */
  let known: unknown;

  class State implements Block {
    [list: string]: unknown;
    readonly #words: Int32Array;

    constructor() {
      if (used === shared.byteLength) {
        shared = new ArrayBuffer(SHARED * size);
        used = 0;
      }
      const block = shared;
      const start = used;
      used += size;
      this.#words = new Int32Array(block, start, whole);
      if (new.target === known) {
        for (const { name, View, offset, length } of lists) this[name] = new View(block, start + offset, length);
        return;
      }
      // An object that gets many properties by computed names becomes a dictionary, which is slow to read, unless V8 has
      // seen an object with the same properties defined. So the first is created this way, and all others share its shape.
      for (const { name, View, offset, length } of lists) {
        const value = new View(block, start + offset, length);
        Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
      }
      known = new.target;
    }

    get hash(): number {
      return hashWords(this.#words, primary);
    }

    copyFrom(other: State): void {
      this.#words.set(other.#words);
    }

    /**
     * Defines a scalar, stored in the word of that index. The word always exists; reading it directly here lets V8 inline
     * deeper.
     */
    static scalar(name: string, at: number): void {
      Object.defineProperty(State.prototype, name, {
        get(this: State) {
          return this.#words[at] ?? 0;
        },
        set(this: State, value: number) {
          if (CHECKED) setWord(this.#words, at, value);
          else this.#words[at] = value;
        },
      });
    }
  }

  for (const { name, kind, offset } of spots) {
    if (name in State.prototype) throw new RangeError(`a field cannot be called ${name}`);
    if (kind === 'scalar') State.scalar(name, offset / WORD);
  }
  return State;
}

/** Returns the property of a state that a field describes. */
function propertyOf(state: object, name: string): number | Ints {
  const value: unknown = Reflect.get(state, name);
  const isField =
    typeof value === 'number' ||
    value instanceof Int32Array ||
    value instanceof Int16Array ||
    value instanceof Int8Array;
  if (!isField) throw new RangeError(`${name} is no field of this state`);
  return value;
}

/** Compiles the layout of the states that these fields describe. */
export function layout<F extends Fields>(fields: F): Layout<F> {
  const State = classOf(planOf(fields));
  const names = (isDerived: boolean): readonly FieldName<F>[] =>
    Object.keys(fields).filter((name): name is FieldName<F> => fields[name]?.derived === isDerived);
  return {
    // The compiler cannot see that the class has a property for each field: a loop over the fields defines them.
    State: State as unknown as new () => StateOf<F>,
    primary: names(false),
    derived: names(true),
    valuesOf: (state, name) => {
      const value = propertyOf(state, name);
      return typeof value === 'number' ? [value] : [...value];
    },
    fill: (state, name, value) => {
      const old = propertyOf(state, name);
      if (typeof old === 'number') Reflect.set(state, name, value);
      else old.fill(value);
    },
  };
}
