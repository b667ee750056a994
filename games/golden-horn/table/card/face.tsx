import '../art/style.css';
import { FarCity, Foam, OpenSea, Placed, Rays, Shore, Vista, wavelets } from '@levante/table/art/vista.tsx';
import { Trader } from '../art/trader.tsx';

const WAVES = wavelets([
  [40, 236],
  [150, 250],
  [250, 182],
  [404, 190],
  [430, 236],
  [476, 206],
]);

/** The cover picture of Golden Horn: two traders between Venice and Constantinople, at sunrise. */
export function GoldenHornFace() {
  return (
    <Vista sun={{ x: 270, y: 166, radius: 240 }}>
      <Rays x={270} y={166} />
      <OpenSea from={166} waves={WAVES} />
      <Shore d="M-300 172V150Q16 152 52 155T114 158T166 170Z" />
      <FarCity id="VEN" x={6} y={68} scale={1.02} />
      <Shore d="M353 172Q385 157 416 155T482 152T700 154V172Z" />
      <FarCity id="CON" x={366} y={50} scale={1.2} />
      <Placed x={106} foot={226} height={96}>
        <Trader seat={1} sails={['pink', 'red', 'green']} westward={false} />
      </Placed>
      <Foam x={44} y={220} waves={3} />
      <Placed x={266} foot={252} height={176}>
        <Trader seat={0} sails={['yellow', 'blue', 'orange']} westward={false} />
      </Placed>
      <Foam x={134} y={243} waves={6} />
    </Vista>
  );
}
