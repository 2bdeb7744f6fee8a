import map from './region-map.json' with { type: 'json' };

/*
 * The Albury-Wodonga region, drawn for this site.
 *
 * Projection: equirectangular, longitude scaled by cos(36.08 deg), 1958 units to a degree of latitude, north up:
 *   e = lon >= 146.80 ? lon - 146.80 : (lon - 146.80) * 0.62
 *   x = 900 - (0.33 - e) * cos(36.08 deg) * 1958.136
 *   y = (-35.945 - lat) * 1958.136
 * West of 146.80 E (Barnawartha, Chiltern, Howlong, Rutherglen) the east-west distance is drawn at 0.62 of true so that the
 * two cities have room; order and direction stay true, and the scale bar holds east of that line.
 *
 * Place positions come from public coordinates. River, lake, creeks, road and hills are stylised, not survey lines; areas are
 * soft hover regions, not boundaries. Paint order: areas (surrounding-areas first), the land (region-land.json: hills, tributaries,
 * billabongs, lake, river, freeway), dam, then places and labels. Everything but lake and areas is a stroke (round caps and
 * joins, no fill).
 * `labelSize` and each place's `compact` placement are for maps under about 660 px wide. labelX/labelY mark a free spot in an
 * area for a tooltip or a marker.
 */
export const regionMap = map;
