import { expectPhotosByThePage } from '../long-gallery.ts';
import { test } from '../site.ts';

test('[G2] 1,000 photos are shown a page at a time', ({ page }) => expectPhotosByThePage(page, 1000));
