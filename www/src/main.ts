import './styles/theme.css';
import './styles/parts.css';
import './styles/dialogs.css';
import './styles/layout.css';
import { keepForOffline } from './offline.ts';
import './page.ts';

keepForOffline(document.body);
