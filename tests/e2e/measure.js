// What is measured of a table on a screen: functions by their names, for tests/e2e/framed.py.
({
    // Ends when the table is laid out and the board has come to where it glides.
    still: async () => {
        const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
        for (let quiet = 0; quiet < 4; ) {
            await frame();
            quiet = document.querySelector('.frame .sheet')?.getAnimations().length ? 0 : quiet + 1;
        }
    },

    // What is wrong with how the question is seen.
    question: () => {
        const one = document.getElementById('question-text');
        const box = one.getBoundingClientRect();
        const at = `${Math.round(box.left)} ${Math.round(box.top)} ${Math.round(box.right)} ${Math.round(box.bottom)}`;
        if (box.width < 40 || box.height < 10) return `the question has no room: ${at}`;
        if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) return `it leaves the window: ${at}`;
        for (const x of [0.02, 0.25, 0.5, 0.75, 0.98]) for (const y of [0.1, 0.5, 0.8]) {
            const over = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
            if (!over || !(one.contains(over) || over.contains(one)))
                return `${over?.tagName}.${over?.className?.baseVal ?? over?.className} lies over it at ${at}`;
        }
        return '';
    },

    // What is wrong with where the board shows some spaces, or else the lit ones.
    subject: ({asked, lit, out}) => {
        const frame = document.querySelector('.frame');
        if (!frame) return '';
        const seen = frame.getBoundingClientRect().toJSON();
        for (const panel of document.querySelectorAll('.rail, .drawer')) {
            const box = panel.getBoundingClientRect();
            if (box.left >= seen.right || box.right <= seen.left || box.top >= seen.bottom || box.bottom <= seen.top) continue;
            if (box.left <= seen.left) seen.bottom = box.top; else seen.right = box.left;
        }
        const [wide, high] = [seen.right - seen.left, seen.bottom - seen.top];
        if (wide < 60 || high < 60) return `of the board only ${wide} by ${high} are seen`;
        const sheet = frame.querySelector('.sheet').getBoundingClientRect();
        const wholeAcross = sheet.left >= seen.left - 1 && sheet.right <= seen.right + 1; // then it has no need to lie in the middle
        const wholeDown = sheet.top >= seen.top - 1 && sheet.bottom <= seen.bottom + 1;
        if (wholeAcross && wholeDown) return '';
        const boxOf = space => (document.querySelector(`[data-id="s${space}"]`))?.getBoundingClientRect();
        const rings = [...document.querySelectorAll('.frame .stack .ring.sel')].map(one => one.getBoundingClientRect());
        const middle = box => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        if (asked.length) {
            const spots = (rings.length ? rings : asked.map(boxOf).filter(Boolean)).map(middle);
            const xs = spots.map(one => one[0]), ys = spots.map(one => one[1]);
            const x = (Math.min(...xs) + Math.max(...xs)) / 2 - seen.left, y = (Math.min(...ys) + Math.max(...ys)) / 2 - seen.top;
            const inside = (wholeAcross || (x >= wide * out && x <= wide * (1 - out))) && (wholeDown || (y >= high * out && y <= high * (1 - out)));
            return inside ? '' : `it lies at ${Math.round(x)} ${Math.round(y)} of ${Math.round(wide)} ${Math.round(high)}`;
        }
        const spots = lit.map(boxOf).filter(Boolean).map(middle);
        if (!spots.length) return '';
        const there = ([x, y]) => x >= seen.left && x <= seen.right && y >= seen.top && y <= seen.bottom;
        return spots.some(there) ? '' : `none of ${spots.length} places that are lit is in sight`;
    },

    // What is hit on less than 44 by 44 points.
    targets: () => {
        const found = new Set();
        const scrolled = [...document.querySelectorAll('*')].filter(one => one.scrollTop || one.scrollLeft).map(one => [one, one.scrollLeft, one.scrollTop]);
        const reach = (one, target) => { // how wide and how high it is hit, in the best of three lines across it
            const box = target.getBoundingClientRect();
            const hits = (x, y) => {
                const over = document.elementFromPoint(x, y);
                return over !== null && (target.contains(over) || one.contains(over));
            };
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            if (box.width >= 43.5 && box.height >= 43.5 && [[0, 0], [-21, 0], [21, 0], [0, -21], [0, 21]].every(([dx, dy]) => hits(x + dx, y + dy)))
                return [44, 44];
            let best = [0, 0];
            for (const part of [0.5, 0.25, 0.75]) {
                const line = box.top + part * box.height;
                let from = -1, run = [0, 0];
                for (let x = box.left - 24; x <= box.right + 25; x += 1) {
                    if (x <= box.right + 24 && hits(x, line)) { if (from < 0) from = x; }
                    else if (from >= 0) { if (x - from > run[0]) run = [x - from, (x + from - 1) / 2]; from = -1; }
                }
                if (!run[0]) continue;
                let top = line, foot = line;
                while (line - top < 60 && hits(run[1], top - 1)) top -= 1;
                while (foot - line < 60 && hits(run[1], foot + 1)) foot += 1;
                if (Math.min(run[0], foot - top + 1) > Math.min(...best)) best = [run[0], foot - top + 1];
                if (Math.min(...best) >= 44) break;
            }
            return best;
        };
        const all = 'a[href], button, input, select, textarea, summary, [role=button], [role=option], [role=slider]';
        for (const space of document.querySelector('.drawer') ? [] : document.querySelectorAll('.live .space')) { // what stands in it is hit on all of it
            const box = space.getBoundingClientRect();
            if (Math.min(box.width, box.height) < 42.5) found.add(`space ${space.dataset.space} ${Math.round(box.width)}x${Math.round(box.height)}`);
        }
        for (const one of document.querySelectorAll(all)) {
            if (one.closest('.live') || !one.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
            const target = one.matches('[type=checkbox], [type=radio]') ? (one.labels[0] ?? one) : one;
            const first = target.getBoundingClientRect();
            if (first.width < 2 || first.height < 2 || first.bottom < 0) continue;
            let [wide, high] = reach(one, target);
            if (wide < 42.5 || high < 42.5) {
                target.scrollIntoView({block: 'center', inline: 'center'});
                [wide, high] = reach(one, target);
            }
            if (!wide) continue; // something lies over all of it
            if (wide < 42.5 || high < 42.5) {
                const name = `${target.tagName.toLowerCase()}.${String(target.className).replace(/ ?s-\S+/g, '')}`;
                found.add(`${name} "${(one.getAttribute('aria-label') ?? target.innerText ?? '').slice(0, 24)}" ${Math.round(wide)}x${Math.round(high)}`);
            }
        }
        for (const one of document.querySelectorAll('*')) if (one.scrollTop || one.scrollLeft) one.scrollTo(0, 0);
        for (const [one, left, top] of scrolled) one.scrollTo(left, top);
        return [...found];
    },
})
