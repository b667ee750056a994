import { tabStorage } from '@levante/table/lib/storage.ts';
import { isProviderVisit } from '@levante/wire';
import { server } from '../../hosts/server/server.ts';

const KEY = 'levante.asked-to-confirm';

/**
 * Lets the club confirm that it knows the person, with a silent visit that returns to this page: once per tab, and only
 * from a page whose address contains nothing that would be lost.
 */
export async function confirmAtProvider(): Promise<void> {
  const { pathname, search, hash } = location;
  if (search !== '' || hash !== '' || tabStorage.getItem(KEY) !== null) return;
  tabStorage.setItem(KEY, 'yes');
  const visit = await server.post('/api/me/provider', { purpose: 'confirm', from: pathname }, isProviderVisit);
  if (visit.ok) location.assign(visit.value.url);
}
