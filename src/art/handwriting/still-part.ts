/** At the end of the address of a drawn note: shows it as it is once written. */
export const stillPart = '#still';
