/** Shown in place of an image that cannot be shown [G11]. */
export const placeholderImage = '/images/placeholder.jpg';
