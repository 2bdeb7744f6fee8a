/**
 * Words that this project no longer uses, each with the standard term and the reason.
 * `except` matches the paths of files where the word has another, ordinary meaning.
 */
export type RetiredWord = [pattern: RegExp, term: string, reason: string, except?: RegExp];

/** Files with the names that WCAG gives to its criteria. */
const namesOfWcag = /^(docs\/accessibility-report\.md|tests\/accessibility\/criteria\/)/;

export const retiredWords: readonly RetiredWord[] = [
  // Rendering and hydration
  [/AsDrawn/, 'StaticHtml', 'React renders HTML.'],
  [/\bdrawn\b/i, 'rendered or painted', 'React renders HTML, a browser paints it.', /^src\/art\//],
  [/\bdraws? (the |a |each |every )?(pages?|documents?)\b|contentDrawer/, 'render', 'React renders pages.'],
  [/\b(awake[ns]?|woken?|waking|wakes?)\b/i, 'hydrate', 'React hydrates HTML.'],
  [/take-?over\b|\btaken over\b/i, 'hydrate or attach', 'React hydrates HTML, other scripts enhance it.'],
  [/entry-browser/, 'entry-client', 'Vite names the entries client and server.'],
  [/entry-prerender/, 'entry-server', 'Vite names the entries client and server.'],
  [/\bquiet islands?\b/i, 'hydrate on interaction', 'Frameworks with islands name the trigger.'],
  [/keep-?presses|replays? (of )?presses/i, 'event replay', 'React and Angular call it event replay.'],
  [/\bleft.?early\b/i, 'unmounted during hydration', 'It says what has happened to the component.'],
  [/\bstated (props|data)\b|\bpage statement\b/i, 'serialized page data', 'Props are serialized as JSON.'],
  [/\bicon.?sheets?\b/i, 'icon sprite', 'SVG files with several icons are sprites.'],
  [/\bcomforts?\b/i, 'enhancements', 'It is progressive enhancement.'],
  // Page changes
  [/\barrive-?At\b/i, 'restore scroll and focus', 'Routers restore scroll and focus.'],
  [/\buncover(s|ed|ing)?\b/i, 'scroll focus into view', 'The DOM method is scrollIntoView.'],
  [/\bslow line\b|\bline (is|was|comes|goes) (back|down|gone)\b/i, 'network', 'Browsers use a network.'],
  [/\bcalm(Ms|Query|\]? =)/, 'idle timeout or reduced motion', 'Browsers have timeouts and reduced motion.'],
  // Styles
  [/\b(later|whole)[- ]?(styles|css)\b/i, 'deferred or site-wide CSS', 'They say when and where it loads.'],
  [/\bpaper[- ]?styles\b|\bstyles (of|for) paper\b/i, 'print styles', 'The CSS medium is print.'],
  [/\bmovements\b/i, 'keyframes or motion', 'CSS has keyframes and reduced motion.', namesOfWcag],
  [/\blook(=["{]|\??: ?')/, 'variant', 'Component libraries call the prop variant.'],
  [/\bground(=["{]|\??:)|\bGround\b|(?<![bB]ack)[gG]rounds\b/, 'background', 'CSS has backgrounds.'],
  // Components and code
  [/\bFloats\b/, 'Overlays', 'Float is another CSS feature.'],
  [/\bChatMemory\b/, 'ChatController', 'It controls the chat.'],
  [/\bPhotoOpener\b/, 'LightboxTrigger', 'Component libraries call it a trigger.'],
  [/\bReadArea\b/, 'AsyncContent', 'It shows content that loads later.'],
  [/\buse-?Read\b/i, 'useQuery', 'Data libraries call this hook useQuery.'],
  [/\bheld.?timers?\b/i, 'pausable timer', 'It can be paused.'],
  [/(?<!focus[- ])\btraps?\b/i, 'honeypot', 'A hidden field against bots is a honeypot.', namesOfWcag],
  [/\bwords=["{]/, 'labels', 'Component libraries call texts of controls labels.'],
  [/(^|[*/(] ?)Is told\b|@param \S+ is told\b/, 'is called with', 'Callbacks are called.'],
  // Content, build and tests
  [/\bclauses?\b|clauseTable/i, 'requirement', 'Tests prove requirements.'],
  [/advice|advisable|\badvised\b/i, 'warning', 'Compilers and linters have warnings.', /^framework\//],
  [/\b(content|fact) tokens?\b|fillTokens|content\/tokens/i, 'placeholder', 'Tokens are design tokens.'],
  [/\bmade.?sizes?\b/i, 'image variants', 'Image services call them variants.'],
  [/\bsound.?files?\b/i, 'chunk checks', 'The check concerns the chunks of the bundle.'],
  [/\btwins?\b(?![- ]cities)/i, 'no-JS baseline', 'Benchmarks compare with a baseline.'],
  [/\bmiddle (of (five|seven|nine|\d|\$)|times?\b|scores?|figures?)/i, 'median', 'Statistics have medians.'],
];
