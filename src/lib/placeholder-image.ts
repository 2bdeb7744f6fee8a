/** Replaces broken images [G11]. */
export const placeholderImage = '/images/placeholder.jpg';
