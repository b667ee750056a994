/** Plays one seat of a match of either game by rules of thumb (see bot.md): npx tsx merchant_bot.mts BASE MATCH */
import { randomUUID } from 'node:crypto';

/** What the bot reads of a state of El Capitán. */
interface ElCapitan {
  readonly game: 'el-capitan';
  readonly players: readonly { readonly cash: number; readonly hand: readonly string[] }[];
  readonly cities: Readonly<Record<string, { readonly sites: readonly (string | null)[] }>>;
}
type Colours = Readonly<Record<string, number>>;
interface Ship {
  readonly at: string | number | null;
  readonly cargo: { readonly cubes: number } | null;
}
/** What the bot reads of a state of Golden Horn. */
interface GoldenHorn {
  readonly game: 'golden-horn';
  readonly players: readonly { readonly hand: Colours; readonly ships: Readonly<Record<string, Ship>> }[];
  readonly cities: Readonly<Record<string, Colours>>;
}
type State = ElCapitan | GoldenHorn;
interface Turn {
  readonly state: State;
  readonly legal: readonly string[] | null;
}
interface Match {
  readonly ply: number;
  readonly result: object | null;
}
type Message =
  | ({ readonly type: 'view'; readonly match: Match } & Turn)
  | ({ readonly type: 'plies' } & Match & Turn)
  | { readonly type: 'match'; readonly match: Match; readonly legal: Turn['legal'] };

/** Rates an action of El Capitán: build whenever possible, sail to the city with the most free sites. */
function rateElCapitan(
  { players, cities }: ElCapitan,
  seat: number,
  [verb = '', first, second = '']: string[],
): number {
  const me = players[seat];
  const wantsCard = me !== undefined && me.cash >= 10 && me.hand.length < 3;
  const freeSites = cities[second]?.sites.filter((house) => house === null).length ?? 0;
  const ratings: Readonly<Record<string, number>> = {
    build: 90,
    reopen: 85,
    fortress: 80,
    repay: 75,
    extend: 70,
    buy: wantsCard ? 65 : 15,
    sail: 40 + freeSites,
    starter: Number(first) === seat ? 30 : 20,
    end: 30,
    loan: 20,
  };
  return ratings[verb] ?? 0;
}

/** Rates an action of Golden Horn: load the largest lot, bring cargo home, and keep a few cards of each colour. */
function rateGoldenHorn(
  { players, cities }: GoldenHorn,
  seat: number,
  [verb = '', first = '', second = '']: string[],
): number {
  const { hand = {}, ships = {} } = players[seat] ?? {};
  const ship = ships[first];
  const cards = Object.values(hand).reduce((sum, count) => sum + count, 0);
  const lot = cities[ship?.at ?? '']?.[second] ?? 0;
  const ratings: Readonly<Record<string, number>> = {
    announce: 90,
    on: first === '' || (hand[first] ?? 0) > 2 ? 80 : 10,
    raid: cards > 6 ? 75 : 5,
    load: 40 + 5 * lot,
    sail: ship?.cargo ? 50 + 5 * ship.cargo.cubes : 35,
    turn: 30,
    place: 20,
    stop: 20,
    done: 10,
  };
  return ratings[verb] ?? 0;
}

function rate(state: State, seat: number, words: string[]): number {
  return state.game === 'el-capitan' ? rateElCapitan(state, seat, words) : rateGoldenHorn(state, seat, words);
}

/** Returns the action with the highest rating, the first one of several. */
function choose(state: State, legal: readonly string[]): string {
  let best = { action: '', rating: -1 };
  for (const action of legal) {
    const [seat, ...words] = action.split(' ');
    const rating = rate(state, Number(seat), words);
    if (rating > best.rating) best = { action, rating };
  }
  return best.action;
}

const [base, match] = process.argv.slice(2);
const headers: Record<string, string> = { 'content-type': 'application/json' };
const wait = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

/** Repeats a request while the server is away, restarting (5xx) or asking for patience (429). */
async function request<T>(path: string, init: RequestInit, read: (reply: Response) => Promise<T>): Promise<T> {
  for (let delay = 1; ; delay = Math.min(2 * delay, 30)) {
    const reply = await fetch(`${base}/api/${path}`, { ...init, headers }).catch(() => null);
    if (reply && reply.status !== 429 && reply.status < 500) {
      const answer = await (reply.ok ? read(reply) : reply.json()).catch(() => null);
      if (!reply.ok && answer && answer.code !== 'stale-ply') throw new Error(`${path}: ${answer.code}`);
      if (answer) return answer;
    }
    await wait(Number(reply?.headers.get('retry-after')) || delay);
  }
}

function post<T>(path: string, body: object): Promise<T> {
  return request(path, { method: 'POST', body: JSON.stringify(body) }, (reply) => reply.json());
}

/** Yields the messages of the stream; after a lost connection begins again with the complete view. */
async function* messages(): AsyncGenerator<Message> {
  for (;;) {
    const body = await request(`matches/${match}/stream`, {}, async (reply) => reply.body);
    let text = '';
    try {
      for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const events = (text + chunk).split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          const data = /^data: (.*)$/m.exec(event)?.[1];
          if (data !== undefined) yield JSON.parse(data);
        }
      }
    } catch {} // The connection broke.
    await wait(1);
  }
}

const token = process.env.LEVANTE_TOKEN ?? (await post<{ token: string }>('tokens', {})).token;
headers.authorization = `Bearer ${token}`;
await post(`matches/${match}/seats`, { name: 'Merchant' });
let state: State | null = null;
for await (const message of messages()) {
  const { ply, result } = message.type === 'plies' ? message : message.match;
  if (result) break;
  if (message.type !== 'match') state = message.state;
  if (!state || !message.legal) continue;
  const action = choose(state, message.legal);
  await post(`matches/${match}/actions`, { ply, key: randomUUID(), actions: [action] });
}
