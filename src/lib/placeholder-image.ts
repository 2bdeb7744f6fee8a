/** Replaces broken images. */
export const placeholderImage = '/images/placeholder.jpg';
