/** Fragment for the address of a drawn note: shows the finished drawing without its animation. */
export const stillPart = '#still';
