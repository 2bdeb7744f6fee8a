import type { LucideIcon } from 'lucide-react';
import AppWindow from 'lucide-react/icons/app-window';
import Archive from 'lucide-react/icons/archive';
import Baby from 'lucide-react/icons/baby';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Bath from 'lucide-react/icons/bath';
import BrickWall from 'lucide-react/icons/brick-wall';
import Briefcase from 'lucide-react/icons/briefcase';
import BrushCleaning from 'lucide-react/icons/brush-cleaning';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import Droplets from 'lucide-react/icons/droplets';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Eye from 'lucide-react/icons/eye';
import Fan from 'lucide-react/icons/fan';
import FileText from 'lucide-react/icons/file-text';
import HandHeart from 'lucide-react/icons/hand-heart';
import HardHat from 'lucide-react/icons/hard-hat';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import House from 'lucide-react/icons/house';
import KeyRound from 'lucide-react/icons/key-round';
import Layers from 'lucide-react/icons/layers';
import Leaf from 'lucide-react/icons/leaf';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Microwave from 'lucide-react/icons/microwave';
import PawPrint from 'lucide-react/icons/paw-print';
import Phone from 'lucide-react/icons/phone';
import Refrigerator from 'lucide-react/icons/refrigerator';
import School from 'lucide-react/icons/school';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sparkles from 'lucide-react/icons/sparkles';
import Star from 'lucide-react/icons/star';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import Wind from 'lucide-react/icons/wind';
import type { IconName } from '../content/schemas/parts.ts';

/** Lucide's drawing of each icon that content may name. */
export const iconDrawings: Record<IconName, LucideIcon> = {
  leaf: Leaf,
  shield: ShieldCheck,
  users: Users,
  'badge-check': BadgeCheck,
  home: House,
  building: Building2,
  'hard-hat': HardHat,
  heart: HeartHandshake,
  sparkle: Sparkles,
  calendar: CalendarDays,
  clock: Clock,
  phone: Phone,
  mail: Mail,
  'map-pin': MapPin,
  wind: Wind,
  droplet: Droplets,
  window: AppWindow,
  oven: Microwave,
  fridge: Refrigerator,
  fan: Fan,
  cupboard: Archive,
  wall: BrickWall,
  clipboard: ClipboardCheck,
  key: KeyRound,
  hand: HandHeart,
  baby: Baby,
  paw: PawPrint,
  store: Store,
  stethoscope: Stethoscope,
  school: School,
  dumbbell: Dumbbell,
  briefcase: Briefcase,
  brush: BrushCleaning,
  layers: Layers,
  bath: Bath,
  eye: Eye,
  file: FileText,
  star: Star,
  check: Check,
  message: MessageCircle,
};
