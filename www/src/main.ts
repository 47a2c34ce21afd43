import './styles/theme.css';
import './styles/layout.css';
import './styles/parts.css';
import 'keddah/boards';
import './page.ts';
