import styles from './HeaderMap.module.css';
import { RegionMap, type RegionMapProps } from './RegionMap.tsx';
import { regionLand } from './region-land.tsx';

/** Where the business works, as the picture of the page; the map further down answers. */
export function HeaderMap(props: Pick<RegionMapProps, 'label' | 'served'>) {
  return (
    <div className={styles.map}>
      <RegionMap {...props} active={undefined} ticked={[]} land={`${regionLand.address}#land`} />
    </div>
  );
}
