import { useMemo } from 'react';
import { content } from '../../content/index.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { usePagination } from '../../hooks/use-pagination.ts';
import { useSearchParam } from '../../hooks/use-search-param.ts';
import { classNames } from '../../lib/class-names.ts';
import { filterProjects, projectFilters } from '../../lib/filter-projects.ts';
import { type FirstPage, photosPerPage } from '../../lib/first-page.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { gallerySkeletons } from '../../lib/specified.ts';
import { loadPortfolioQuery } from '../../queries/load.ts';
import type { Project } from '../../queries/portfolio.ts';
import { useQuery } from '../../queries/use-query.ts';
import button from '../../ui/Button.module.css';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { groupsFromHtml, PhotoGrid } from '../../ui/PhotoGrid.tsx';
import text from '../../ui/text.module.css';
import { GalleryList } from './GalleryList.tsx';
import styles from './GalleryProjects.module.css';

/**
 * Builder Cleans: every photo of the post-build projects, below the project's name, suburb and hours.
 * @param first the pre-rendered projects
 * @param limit maximum number of projects
 */
export function GalleryProjects({ first, limit }: { first: FirstPage<Project>; limit?: number }) {
  const [filter, setFilter] = useSearchParam('filter', projectFilters);
  const isHydrated = useHydrated();
  const query = useQuery(loadPortfolioQuery);
  const { status, data = first.items } = query;
  // Memoised, so that the memoised tiles do not render again.
  const photos = useMemo(() => projectPhotos(filterProjects(data, filter, limit)), [data, filter, limit]);
  const pagination = usePagination('projects', photos.length, photosPerPage, filter);
  return (
    <Stack gap="6">
      <Cluster justify="between">
        {isHydrated && status !== 'failed' ? (
          <div role="group" aria-label={content.gallery.filtersLabel}>
            <Cluster gap="2">
              {projectFilters.map((id) => (
                <button
                  key={id}
                  type="button"
                  className={classNames(button.button, button.secondary, styles.choice)}
                  aria-pressed={id === filter}
                  onClick={() => setFilter(id)}
                >
                  {content.gallery.filters[id]}
                </button>
              ))}
            </Cluster>
          </div>
        ) : null}
        <p role="status" className={text.muted}>
          {status === 'failed' ? '' : interpolate(content.gallery.showing, { count: pagination.shown })}
        </p>
      </Cluster>
      <GalleryList
        query={query}
        pagination={pagination}
        skeletons={limit ?? gallerySkeletons}
        empty={content.gallery.emptyProjects}
        more={content.gallery.more.photos}
        hasMore={first.hasMore}
        announcesCount={false}
      >
        <PhotoGrid photos={photos} labels={content.layout.lightbox} pagination={pagination} />
      </GalleryList>
    </Stack>
  );
}

/** Every photo of the projects, with the heading of its project. */
function projectPhotos(projects: readonly Project[]) {
  return projects.flatMap((project) => {
    const group = { title: project.title, note: projectNote(project), category: project.category };
    return project.images.map((image) => ({ ...image, title: project.title, group }));
  });
}

/** Suburb and hours of a project. In a hand-written file either may be missing. */
function projectNote({ suburb, hours_on_site: hours }: Project): string {
  return hours === undefined ? suburb : interpolate(content.gallery.projectNote, { suburb, hours });
}

/** Reads the projects from their HTML, in which suburb and hours are one text. */
export function projectsFromHtml(html: ParentNode | null): Project[] {
  return groupsFromHtml(html).map(({ note, ...group }) => ({
    ...group,
    suburb: note,
    hours_on_site: undefined,
  }));
}
