import type { StoreApi } from 'zustand/vanilla';
import { parseImproveOptions, type ImproveOptions } from './improveOptions.ts';
import type { Improver, ImproverDependencies, ImproverState } from './improverTypes.ts';
import { KEPT_ADS_KEY, parseKeptAds, withAd, withoutAd } from './keptAds.ts';

const OPTIONS_KEY = 'builder.ai';

type Storages = Pick<ImproverDependencies, 'persistentStorage' | 'tabStorage'>;

/** What somebody chose and pasted before: the options of this tab, the job ads of this browser. */
export const readPreferences = ({ persistentStorage, tabStorage }: Storages) => ({
  options: parseImproveOptions(tabStorage.read(OPTIONS_KEY)),
  ads: parseKeptAds(persistentStorage.read(KEPT_ADS_KEY)),
});

/** Changes the options and the kept job ads, each in the state and in its storage. */
export function createImproverPreferences(
  state: StoreApi<ImproverState>,
  { persistentStorage, tabStorage }: Storages,
): Pick<Improver, 'setOptions' | 'openAd' | 'keepAd' | 'removeAd'> & { readonly forgetPreferences: () => void } {
  const setOptions = (changes: Partial<ImproveOptions>) => {
    const wish = { ...state.getState().options, ...changes };
    tabStorage.write(OPTIONS_KEY, JSON.stringify(wish));
    state.setState({ options: wish });
  };
  const setAds = (ads: readonly string[]) => {
    persistentStorage.write(KEPT_ADS_KEY, ads.length === 0 ? null : JSON.stringify(ads));
    state.setState({ ads });
  };
  return {
    setOptions,
    openAd(ad) {
      const { ads, options } = state.getState();
      setAds(withAd(withoutAd(ads, ad), options.job));
      setOptions({ job: ad });
    },
    keepAd: (ad) => setAds(withAd(state.getState().ads, ad)),
    removeAd: (ad) => setAds(withoutAd(state.getState().ads, ad)),
    forgetPreferences() {
      tabStorage.write(OPTIONS_KEY, null);
      state.setState({ options: parseImproveOptions(null) });
      setAds([]);
    },
  };
}
