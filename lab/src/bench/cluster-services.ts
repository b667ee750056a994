import { rmSync } from 'node:fs';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { NatsServer, noNats, noPostgres, type OwnProcess, PostgresServer } from '@levante/testkit/services';
import { countStatements } from './database-counts.ts';
import { newDataDir } from './server-process.ts';

/** PostgreSQL and NATS shared by the measured servers. */
export interface ClusterServices {
  readonly database: string;
  readonly nats: string;
  /** Process ids; null for services that were running before. */
  readonly databasePid: number | null;
  readonly natsPid: number | null;
  /** Address of the counters of NATS; null if unknown. */
  readonly monitor: string | null;
  stop(): Promise<void>;
}

/** A started service. */
interface Started {
  readonly address: string;
  readonly process: OwnProcess;
  stop(): Promise<void>;
}

async function startPostgres(): Promise<Started> {
  if (noPostgres !== null) throw new CommandFault(`${noPostgres}; give --database`);
  const folder = newDataDir();
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await PostgresServer.make(folder);
    const address = server.addressOf();
    const first = server.spawn();
    await first.ready;
    await countStatements(address);
    await first.process.stop();
    const { process, ready } = server.spawn();
    await ready;
    return { address, process, stop: () => process.stop().finally(clear) };
  } catch (error) {
    clear();
    throw error;
  }
}

/** Starts the services without a given address, in temporary folders. */
export async function startServices(given: {
  readonly database?: string;
  readonly nats?: string;
}): Promise<ClusterServices> {
  if (given.nats === undefined && noNats !== null) throw new CommandFault(`${noNats}; give --nats`);
  const postgres = given.database === undefined ? await startPostgres() : null;
  const nats = given.nats === undefined ? await NatsServer.make(true) : null;
  const bus = nats?.spawn();
  await bus?.ready;
  return {
    database: given.database ?? postgres?.address ?? '',
    nats: given.nats ?? nats?.address ?? '',
    databasePid: postgres?.process.pid ?? null,
    natsPid: bus?.process.pid ?? null,
    monitor: nats?.monitor ?? null,
    stop: async () => {
      await bus?.process.stop();
      await postgres?.stop();
    },
  };
}
