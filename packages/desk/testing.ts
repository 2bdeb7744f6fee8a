// For a site's tests that its content and configuration suit the desk.

export { markContent } from './places/mark-content.ts';
export { placeKey, placesIn, unmarkedText } from './places/marks.ts';
export { fieldsIn, labelsIn } from './schema-labels.ts';
export { createArticle, deleteArticle } from './server/articles.ts';
export { openDesk } from './server/desk.ts';
export { placeIn } from './server/files.ts';
export { changePicture } from './server/pictures.ts';
export { textsOf } from './values.ts';
