import type { Json } from '../api.ts';
import { type Place, placeKey } from './places/marks.ts';

/**
 * Knows whether the alternative text of a photo was written for the one before it. Until the desk is opened again; from
 * then on the content check tells it.
 */
export class FormerPhotos {
  readonly #photos = new Map<string, Json>();

  /** @param place of the photo, which is about to be replaced @param now the photo with its alternative text */
  keep(place: Place, now: Json): void {
    if (!this.isDescribed(place, now)) this.#photos.set(placeKey(place), now);
  }

  /** Whether the text of a photo describes the former one. */
  isDescribed(place: Place, now: Json | undefined): boolean {
    const [former, photo] = [Object(this.#photos.get(placeKey(place))), Object(now)];
    return Boolean(former.alt) && former.alt === photo.alt && former.src !== photo.src;
  }
}
