import map from './region-map.json' with { type: 'json' };

/*
 * The Albury-Wodonga region, drawn for this site.
 *
 * Projection: equirectangular, longitude scaled by cos(36.08 deg), 1958 units to a degree of latitude, north up:
 *   e = lon >= 146.80 ? lon - 146.80 : (lon - 146.80) * 0.62
 *   x = 900 - (0.33 - e) * cos(36.08 deg) * 1958.136
 *   y = (-35.945 - lat) * 1958.136
 * West of 146.80 E (Barnawartha, Chiltern, Howlong, Rutherglen), east-west distances are drawn at 0.62 of their length,
 * which leaves more room for the two cities. Order and direction stay true.
 *
 * Positions of places come from public coordinates. River, lake, creeks, road and hills are stylised, not surveyed.
 * Areas are rough shapes to hover over, not boundaries. Paint order: areas (surrounding-areas first), land
 * (region-land.json: hills, tributaries, billabongs, lake, river, freeway), dam, then places and labels. Everything but
 * lake and areas is a stroke (round caps and joins, no fill).
 *
 * `labelSize` and `compact` are for maps narrower than about 660 px.
 */
export const regionMap = map;
