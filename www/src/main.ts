import './styles/parts.css';
import './styles/dialogs.css';
import './styles/layout.css';
import './styles/result.css';
import { registerOffline } from './offline.ts';
import { startSounds } from './sounds/start.ts';

export { showPage } from './page.ts';

registerOffline(document.body, (load) => document.querySelector('keddah-page')?.offerUpdate(load));
startSounds(document.body);
