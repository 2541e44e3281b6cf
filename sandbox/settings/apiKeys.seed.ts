/** The API keys of every business. Only the shop of Bluecrest Stores uses its own. */
import { bluecrest } from '../access/people.seed';
import { ZONE } from '../clock';
import { insertAll, type Seed } from '../database/insert';
import { apiKeys, businesses } from '../database/schema';
import { newApiKeys } from '../rules/apiKeys';
import { environments } from '../rules/environments';
import { createRandom } from '../rules/random';

/** The keys of a seed are the same after each reset, so that what a tester copied still works. */
const SEED = 20_261_128;

const USED = {
  public: { calls: 1_388, minutesAgo: 4 },
  secret: { calls: 1_204, minutesAgo: 4 },
  encryption: { calls: 96, minutesAgo: 31 },
};

export const apiKeysSeed: Seed = async (tx, now) => {
  const random = createRandom(SEED);
  const draw = (below: number) => random.int(0, below - 1);
  const ids = (await tx.select({ id: businesses.id }).from(businesses).orderBy(businesses.id)).map(({ id }) => id);
  const rows = ids.flatMap((businessId) =>
    Object.values(environments).flatMap((environment) =>
      newApiKeys(environment, draw).map((key) => {
        const used = businessId === bluecrest && environment === environments.live ? USED[key.name] : null;
        const lastUsedAt = used && now.subtract({ minutes: used.minutesAgo });
        return {
          ...{ ...key, businessId, environment },
          createdAt: now.subtract({ hours: 40 * 24 }),
          lastUsedAt,
          calls: used?.calls ?? 0,
          callsOn: lastUsedAt?.toZonedDateTimeISO(ZONE).toPlainDate().toString() ?? null,
        };
      }),
    ),
  );
  await insertAll(tx, apiKeys, rows);
};
