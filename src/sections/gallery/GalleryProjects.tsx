import gallery from 'content:gallery';
import layout from 'content:layout';
import portfolio from 'content:portfolio';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { useSearchChoice } from '../../hooks/use-search-choice.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { filterProjects, projectFilters } from '../../lib/filter-projects.ts';
import { ChoiceButtons } from '../../ui/ChoiceButtons.tsx';
import { PhotoGrid } from '../../ui/PhotoGrid.tsx';
import styles from './GalleryProjects.module.css';

/**
 * Builder cleans: every photo of the post-build projects, each with its project, suburb and hours.
 * @param limit how many projects to show at most
 */
export function GalleryProjects({ limit }: { limit?: number }) {
  const [filter, chooseFilter] = useSearchChoice('filter', projectFilters);
  const canFilter = useHydrated();
  const projects = filterProjects(portfolio.projects, filter, limit);
  const photos = projects.flatMap((project) =>
    project.images.map((image) => ({
      ...image,
      title: project.title,
      note: fillIn(gallery.projectNote, { suburb: project.suburb, hours: project.hours_on_site }),
    })),
  );
  return (
    <>
      <div className={styles.bar}>
        {canFilter ? (
          <ChoiceButtons
            label={gallery.filtersLabel}
            choices={projectFilters.map((id) => ({ id, label: gallery.filters[id] }))}
            chosen={filter}
            onChoose={chooseFilter}
          />
        ) : null}
        <p role="status" className={styles.count}>
          {fillIn(gallery.showing, { count: photos.length })}
        </p>
      </div>
      {photos.length === 0 ? (
        <p>{gallery.emptyProjects}</p>
      ) : (
        <PhotoGrid photos={photos} words={layout.lightbox} />
      )}
    </>
  );
}
