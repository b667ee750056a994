import { type AddressNetwork, type Networks, networksOf } from './address.ts';
import type { Signer } from './signer.ts';

/** Characters of a mark for its widest network, the middle one and the address itself: 42, 42 and 48 bits. */
const WIDE = 7;
const MIDDLE = 14;
const WHOLE = 22;

/**
 * Returns the mark of an address, which a match stores for the place where it was opened. It is the concatenation of
 * the marks of its networks, widest first, so that a network is a common prefix, and it reveals nothing else about the
 * address.
 */
export function placeMark(signer: Pick<Signer, 'marksOf'>, address: string): string {
  return wholeMarks(signer, networksOf(address))[0] ?? '';
}

/** Returns the marks of an address for all keys, including marks in the format of earlier releases. */
export function placeMarks(signer: Pick<Signer, 'marksOf'>, address: string): readonly string[] {
  const networks = networksOf(address);
  return [...wholeMarks(signer, networks), ...signer.marksOf(networks[0].key)];
}

/** The marks of a network for all keys, each a prefix of the marks of its addresses, with the factor of its limits. */
export interface NetworkMarks {
  readonly marks: readonly string[];
  readonly factor: number;
}

/** Returns the marks of the networks of an address, narrowest first. */
export function networkMarks(signer: Pick<Signer, 'marksOf'>, address: string): readonly NetworkMarks[] {
  const networks = networksOf(address);
  const whole = wholeMarks(signer, networks);
  return networks.map(({ factor }, i) => {
    if (i === 0) return { marks: placeMarks(signer, address), factor };
    const length = i === networks.length - 1 ? WIDE : MIDDLE;
    return { marks: whole.map((mark) => mark.slice(0, length)), factor };
  });
}

/** Returns the names of the networks of a place from its mark, widest first. */
export const networksOfMark = (mark: string): readonly string[] => [mark.slice(0, WIDE), mark.slice(0, MIDDLE), mark];

/** Returns the marks of an address by all keys, the first one's first. */
function wholeMarks(signer: Pick<Signer, 'marksOf'>, networks: Networks): readonly string[] {
  const [own, between = own, wide = between] = networks;
  const middle = networks.length > 2 ? between : own;
  const marksOf = ({ key }: AddressNetwork): readonly string[] => signer.marksOf(`place ${key}`);
  const ofWide = marksOf(wide);
  const ofMiddle = marksOf(middle);
  return marksOf(own).map((mark, key) => {
    const before = `${ofWide[key]?.slice(0, WIDE)}${ofMiddle[key]?.slice(0, MIDDLE - WIDE)}`;
    return `${before}${mark.slice(0, WHOLE - MIDDLE)}`;
  });
}
