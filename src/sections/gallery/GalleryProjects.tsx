import { useMemo } from 'react';
import * as gallery from '../../content/gallery.ts';
import { portfolio } from '../../content/gallery.ts';
import * as layout from '../../content/layout.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { usePagination } from '../../hooks/use-pagination.ts';
import { useSearchParam } from '../../hooks/use-search-param.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { filterProjects, projectFilters } from '../../lib/filter-projects.ts';
import { photosPerPage } from '../../lib/first-page.ts';
import { loadPortfolioQuery } from '../../queries/load.ts';
import type { Project } from '../../queries/portfolio.ts';
import { useQuery } from '../../queries/use-query.ts';
import { PhotoGrid } from '../../ui/PhotoGrid.tsx';
import { GalleryList } from './GalleryList.tsx';
import styles from './GalleryProjects.module.css';

/** Tiles that stand for photos while they are read, where there is no limit (business constant). */
const skeletons = 8;

/**
 * Builder cleans: every photo of the post-build projects, each with its project, suburb and hours.
 * @param limit how many projects to show at most
 */
export function GalleryProjects({ limit }: { limit?: number }) {
  const [filter, chooseFilter] = useSearchParam('filter', projectFilters);
  const canFilter = useHydrated();
  const read = useQuery<Project[]>(loadPortfolioQuery, portfolio.projects);
  const { status, data } = read;
  // The same list until it changes, so that its tiles are not drawn anew.
  const photos = useMemo(() => projectPhotos(filterProjects(data, filter, limit)), [data, filter, limit]);
  const pagination = usePagination(photos.length, photosPerPage, filter);
  return (
    <>
      <div className={styles.bar}>
        {canFilter && status !== 'failed' ? (
          <div role="group" aria-label={gallery.filtersLabel} className={styles.choices}>
            {projectFilters.map((id) => (
              <button
                key={id}
                type="button"
                className={styles.choice}
                aria-pressed={id === filter}
                onClick={() => chooseFilter(id)}
              >
                {gallery.filters[id]}
              </button>
            ))}
          </div>
        ) : null}
        <p role="status" className={styles.count}>
          {status === 'failed' ? '' : interpolate(gallery.showing, { count: pagination.shown })}
        </p>
      </div>
      <GalleryList
        read={read}
        pagination={pagination}
        skeletons={limit ?? skeletons}
        empty={gallery.emptyProjects}
        more={gallery.more.photos}
        left={portfolio.left}
        isTold={false}
      >
        <PhotoGrid photos={photos} words={layout.lightbox} pagination={pagination} />
      </GalleryList>
    </>
  );
}

/** Every photo of some projects, with what its caption says. */
function projectPhotos(projects: readonly Project[]) {
  return projects.flatMap((project) =>
    project.images.map((image) => ({ ...image, title: project.title, note: projectNote(project) })),
  );
}

/** Suburb and hours of a project; a file made by hand may lack one of them. */
function projectNote({ suburb, hours_on_site: hours }: Project): string {
  return hours === undefined ? suburb : interpolate(gallery.projectNote, { suburb, hours });
}
