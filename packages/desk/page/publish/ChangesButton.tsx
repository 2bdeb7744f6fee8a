import { Drawing } from '../bar/Drawing.tsx';
import { useDesk } from '../use-desk.ts';
import { publishWords as words } from './publish-words.ts';
import { leaveView, showView, useView } from './view-address.ts';

/** The button of the bar that shows what will change in the place of the page, and the page again. */
export function ChangesButton() {
  const desk = useDesk();
  const view = useView();
  return (
    <button
      type="button"
      className="panel-button changes-button"
      aria-expanded={view}
      onClick={() => {
        desk.show(undefined);
        if (view) leaveView(desk.route);
        else showView();
      }}
    >
      <Drawing name="changes" />
      <span>{words.title}</span>
    </button>
  );
}
